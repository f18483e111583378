import type { Platform } from '../package/platforms'

/** What the phone and the vendor draw over a page, as the app left it. */
export interface FrameLook {
  platform: Platform
  width: number
  height: number
  statusBarHeight: number
  /** Height at the lower edge that belongs to the phone's home indicator; 0 if there is none. */
  homeIndicatorHeight: number
  capsule: { left: number; top: number; width: number; height: number }
  /** Colour of what stands in the bars. */
  frontColor: string
  /** Of the bar that Alipay draws over every page, see-through or not. */
  title: string
  /** What Alipay draws before it: the way back, the way home where there is no page to go back to, or nothing. */
  wayOut: 'back' | 'home' | null
}

const BAR = 44

/** The status bar, the vendor's capsule, the home indicator, and Alipay's own title bar. Nothing of it is the page's. */
export function frameHtml(look: FrameLook): string {
  const { width, height, statusBarHeight, homeIndicatorHeight, capsule, frontColor } = look
  const parts = [
    part(
      0,
      0,
      width,
      statusBarHeight,
      `padding:0 24px;justify-content:space-between;font-weight:600`,
      '<b>9:41</b><b>▮▮▮ 5G ▰</b>',
    ),
    part(capsule.left, capsule.top, capsule.width, capsule.height, capsuleStyle, '<b>•••</b><b>◎</b>'),
    part(
      (width - 134) / 2,
      height - 13,
      134,
      homeIndicatorHeight > 0 ? 5 : 0,
      `border-radius:3px;background:${frontColor}`,
      '',
    ),
  ]
  if (look.platform === 'alipay') parts.push(...titleBar(look))
  return `<div data-frame style="position:fixed;z-index:2147483647;top:0;left:0;width:${width}px;height:${height}px;pointer-events:none;color:${frontColor};font:14px/1 sans-serif">${parts.join('')}</div>`
}

const capsuleStyle =
  'justify-content:space-around;border:.5px solid rgba(128,128,128,.5);border-radius:16px;background:rgba(128,128,128,.12)'

/** Alipay has no pages without a bar: a see-through one keeps its way back and its title. */
function titleBar({ statusBarHeight, title, wayOut, capsule }: FrameLook): string[] {
  const words = part(BAR, statusBarHeight, capsule.left - BAR, BAR, 'font-size:17px;font-weight:500', title)
  const sign = { back: '‹', home: '⌂' }
  const way = 'justify-content:center;font-size:24px'
  return wayOut ? [part(0, statusBarHeight, BAR, BAR, way, sign[wayOut]), words] : [words]
}

function part(left: number, top: number, width: number, height: number, style: string, inside: string): string {
  const place = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`
  return `<div style="position:absolute;display:flex;box-sizing:border-box;align-items:center;${place};${style}">${inside}</div>`
}
