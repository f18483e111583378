import type { Platform } from '../package/platforms'

/** Phone and vendor parts drawn over a page, as the app set them. */
export interface FrameLook {
  platform: Platform
  width: number
  height: number
  statusBarHeight: number
  /** Height of the home indicator at the lower edge; 0 if there is none. */
  homeIndicatorHeight: number
  capsule: { left: number; top: number; width: number; height: number }
  /** Colour of bar content. */
  frontColor: string
  /** Title in the bar that Alipay draws over every page, transparent or not. */
  title: string
  /** Alipay's back button, its home button on the first page, or none. */
  wayOut: 'back' | 'home' | null
}

const BAR = 44

/** Status bar, capsule, home indicator, and Alipay's title bar. None of it belongs to the page. */
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

/** Alipay pages always have a bar: a transparent one keeps its back button and title. */
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
