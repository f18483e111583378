import { WebView } from '@tarojs/components'
import { isRegistrable } from '@/domain/web-address'
import type { WebFrameProps } from './contract'

export const canFrame = isRegistrable

/** The vendor's web view: it takes the whole page. WeChat, Douyin and Xiaohongshu hand over lists, Alipay one by one. */
export function WebFrame({ url, onMessage, onArrive }: WebFrameProps) {
  return (
    <WebView
      id="web-frame"
      src={url}
      onMessage={({ detail }) => onMessage((detail as { data?: unknown })?.data ?? detail)}
      onLoad={({ detail }) => onArrive?.(addressIn(detail))}
    />
  )
}

/** WeChat, Douyin and Xiaohongshu call it `src`, Alipay `url`. */
function addressIn(detail: unknown): string {
  const { src, url } = (detail ?? {}) as { src?: unknown; url?: unknown }
  return String(src ?? url ?? '')
}
