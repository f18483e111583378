import { RouterWindow } from '@test/router-window'
import fc from 'fast-check'

const shop = RouterWindow.forTests()

const TABS = ['/', '/list', '/mine']
const PAGES = ['/content/1', '/content/2', '/booking/1']

type Step = 'back' | 'forward' | 'reload' | 'sheet' | 'close' | { to: string } | { relaunch: string }

/** A history entry, with the lowest of its open pages. */
interface Screen {
  address: string
  lowest: number
}

/** User's model of the browser: screens in entry order, and the current one. */
class Walker {
  private screens: Screen[] = [{ address: '/', lowest: 0 }]
  private at = 0
  private sheet: { close(): void; closed: string[] } | null = null

  async take(step: Step): Promise<void> {
    if (step === 'back') await this.back()
    else if (step === 'forward') await this.forward()
    else if (step === 'reload') await this.reload()
    else if (step === 'sheet') await this.openSheet()
    else if (step === 'close') this.closeSheet()
    else if ('relaunch' in step) await this.relaunch(step.relaunch)
    else await this.go(step.to)
    expect([shop.onScreen(), window.location.pathname]).toEqual([[this.here], this.here])
  }

  private get here(): string {
    return this.screens[this.at]?.address ?? ''
  }

  private get lowest(): number {
    return this.screens[this.at]?.lowest ?? 0
  }

  private async go(to: string): Promise<void> {
    this.closeSheet()
    const isTab = TABS.includes(to)
    await (isTab ? shop.router.switchTab(to) : shop.router.open(to))
    if (isTab && to === this.here) return
    const lowest = isTab ? this.at + 1 : this.lowest
    this.screens = [...this.screens.slice(0, this.at + 1), { address: to, lowest }]
    this.at += 1
  }

  /** Forward entries remain, including closed pages. */
  private async relaunch(to: string): Promise<void> {
    this.closeSheet()
    await shop.router.relaunch(to)
    this.at = this.lowest
    this.screens[this.at] = { address: to, lowest: this.at }
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
    // Forward entries are gone.
    this.screens = this.screens.slice(0, this.at + 1)
  }

  private closeSheet(): void {
    this.sheet?.close()
    this.sheet = null
  }
}

it('shows the page of its address, and Back undoes one step, wherever it leads', async () => {
  const moves = fc.constantFrom<Step>('back', 'back', 'back', 'forward', 'reload', 'sheet', 'sheet', 'close', 'close')
  const places = fc.constantFrom(...TABS, ...PAGES)
  const jumps = places.map((to): Step => ({ to }))
  const relaunches = places.map((relaunch): Step => ({ relaunch }))
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 9, arbitrary: moves }, { weight: 7, arbitrary: jumps }, relaunches), {
        minLength: 1,
        maxLength: 25,
      }),
      async (steps) => {
        await shop.start('/')
        const walker = new Walker()
        for (const step of steps) await walker.take(step)
      },
    ),
    { numRuns: 150 },
  )
})
