import { RouterWindow } from '@test/router-window'
import fc from 'fast-check'

const shop = RouterWindow.forTests()

const TABS = ['/', '/list', '/mine']
const PAGES = ['/content/1', '/content/2', '/booking/1']

type Step = 'back' | 'forward' | 'reload' | 'sheet' | 'close' | { to: string }

/** What a user expects of the browser: the screens in the order of the steps, and where among them one is. */
class Walker {
  private screens = ['/']
  private at = 0
  private sheet: { close(): void; closed: string[] } | null = null

  async take(step: Step): Promise<void> {
    if (step === 'back') await this.back()
    else if (step === 'forward') await this.forward()
    else if (step === 'reload') await this.reload()
    else if (step === 'sheet') await this.openSheet()
    else if (step === 'close') this.closeSheet()
    else await this.go(step.to)
    expect([shop.onScreen(), window.location.pathname]).toEqual([[this.here], this.here])
  }

  private get here(): string {
    return this.screens[this.at] ?? ''
  }

  private async go(to: string): Promise<void> {
    this.closeSheet()
    const isTab = TABS.includes(to)
    await (isTab ? shop.router.switchTab(to) : shop.router.open(to))
    if (isTab && to === this.here) return
    this.screens = [...this.screens.slice(0, this.at + 1), to]
    this.at += 1
  }

  private async back(): Promise<void> {
    if (this.sheet) {
      await shop.step(-1)
      expect(this.sheet.closed).toEqual(['sheet'])
      this.sheet = null
    } else if (this.at > 0) {
      await shop.step(-1)
      this.at -= 1
    }
  }

  private async forward(): Promise<void> {
    if (this.sheet || this.at === this.screens.length - 1) return
    await shop.step(1)
    this.at += 1
  }

  private async reload(): Promise<void> {
    this.sheet = null
    await shop.restart()
  }

  private async openSheet(): Promise<void> {
    if (this.sheet) return
    this.sheet = shop.openSheet()
    await shop.router.settled()
    // What could be gone forward to is no more.
    this.screens = this.screens.slice(0, this.at + 1)
  }

  private closeSheet(): void {
    this.sheet?.close()
    this.sheet = null
  }
}

it('shows the page of its address, and a step back undoes one step, wherever one goes', async () => {
  const moves = fc.constantFrom<Step>('back', 'back', 'back', 'forward', 'reload', 'sheet', 'sheet', 'close', 'close')
  const jumps = fc.constantFrom(...TABS, ...PAGES).map((to): Step => ({ to }))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(moves, jumps), { minLength: 1, maxLength: 25 }), async (steps) => {
      await shop.start('/')
      const walker = new Walker()
      for (const step of steps) await walker.take(step)
    }),
    { numRuns: 150 },
  )
})
