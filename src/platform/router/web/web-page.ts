import { createPageConfig } from '@tarojs/runtime'
import { type PagePlace, placeIn, ReturnToPlace } from './page-place'

interface WebPageParts {
  /** Exports of the page's file. */
  component: unknown
  /** Path of the address. */
  address: string
  /** Parameters as encoded in the address. */
  params: Readonly<Record<string, string>>
  /** Distance from the end of the page at which it loads more, px. */
  endDistance: number
}

let pagesMade = 0

/** An open page: Taro mounts it into a box of its own, which is visible or hidden. */
export class WebPage {
  private readonly page
  private readonly id: string
  private readonly params: Readonly<Record<string, string>>
  private readonly endDistance: number
  private box: HTMLElement | null = null
  private isEndNear = false
  private returning: ReturnToPlace | null = null

  constructor({ component, address, params, endDistance }: WebPageParts) {
    pagesMade += 1
    const stamp = String(pagesMade)
    this.id = `${address}?stamp=${stamp}`
    this.params = { ...params, stamp }
    this.endDistance = endDistance
    this.page = createPageConfig(component, this.id)
  }

  /** Resolves when the page is in the document. */
  mount(): Promise<void> {
    return new Promise((resolve) => {
      this.page.onLoad?.({ ...this.params }, () => {
        this.box = document.getElementById(this.id)
        this.box?.addEventListener('scroll', this.onScroll, { passive: true })
        this.page.onShow?.()
        this.page.onReady?.()
        resolve()
      })
    })
  }

  /** Shows a hidden page. */
  show(): void {
    if (this.box) this.box.hidden = false
    this.page.onShow?.()
  }

  /** Notifies the page that it is leaving; it stays visible until `conceal`. */
  hide(): void {
    this.returning?.stop()
    this.page.onHide?.()
  }

  /** Current or pending scroll position; undefined at the top. */
  get place(): PagePlace | undefined {
    if (this.returning?.isUnderWay) return this.returning.place
    return this.box ? placeIn(this.box) : undefined
  }

  /** Restores the scroll position from when the page was left. */
  returnTo(place: PagePlace): void {
    if (this.box) this.returning = new ReturnToPlace(this.box, place, () => this.page.onReachBottom?.())
  }

  conceal(): void {
    if (this.box) this.box.hidden = true
  }

  unload(): void {
    this.conceal()
    this.page.onUnload?.()
  }

  private readonly onScroll = () => {
    const { box, page } = this
    if (!box) return
    page.onPageScroll?.({ scrollTop: box.scrollTop })
    const wasNear = this.isEndNear
    this.isEndNear = box.scrollHeight - box.scrollTop - box.clientHeight < this.endDistance
    if (this.isEndNear && !wasNear) page.onReachBottom?.()
  }
}
