import Taro from '@tarojs/taro'
import type { EntryScreen } from './contract'

const BRIGHTEST = 1

/** A phone that refuses any part shows the ticket as usual. */
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

/** Alipay names the parameter `brightness`. */
function setBrightness(value: number): Promise<unknown> {
  return Taro.setScreenBrightness({ value, brightness: value } as Taro.setScreenBrightness.Option)
}

async function quietly(run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch {
    // A dimmer screen is not worth an error.
  }
}
