import { WebView } from '@tarojs/components'
import type { WebFrameProps } from './contract'

/** The vendor's web view: it takes the whole page. */
export function MiniWebFrame({ url }: WebFrameProps) {
  return <WebView src={url} />
}
