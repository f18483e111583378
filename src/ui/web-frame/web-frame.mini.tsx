import { WebView } from '@tarojs/components'
import type { WebFrameProps } from './contract'

/** The vendor's web view: it takes the whole page. WeChat, Douyin and Xiaohongshu hand over lists, Alipay one by one. */
export function WebFrame({ url, onMessage }: WebFrameProps) {
  return (
    <WebView
      id="web-frame"
      src={url}
      onMessage={({ detail }) => onMessage((detail as { data?: unknown })?.data ?? detail)}
    />
  )
}
