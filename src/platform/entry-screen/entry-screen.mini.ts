import Taro from '@tarojs/taro'
import type { EntryScreen } from './contract'

const BRIGHTEST = 1

/** Phones that refuse any of it show the ticket as they show everything. */
export const entryScreen: EntryScreen = {
  enter(onCapture) {
    let brightness: number | null = null
    let isLeft = false
    void quietly(async () => {
      const found = (await Taro.getScreenBrightness()) as unknown as { value?: number; brightness?: number }
      if (isLeft) return
      brightness = found.value ?? found.brightness ?? null
      await setBrightness(BRIGHTEST)
    })
    void quietly(() => Taro.setKeepScreenOn({ keepScreenOn: true }))
    Taro.onUserCaptureScreen?.(onCapture)
    return () => {
      isLeft = true
      Taro.offUserCaptureScreen?.(onCapture)
      void quietly(() => Taro.setKeepScreenOn({ keepScreenOn: false }))
      const before = brightness
      if (before !== null) void quietly(() => setBrightness(before))
    }
  },
}

/** Alipay calls the value `brightness`. */
function setBrightness(value: number): Promise<unknown> {
  return Taro.setScreenBrightness({ value, brightness: value } as Taro.setScreenBrightness.Option)
}

async function quietly(run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch {
    // A dimmer screen is no reason to say anything.
  }
}
