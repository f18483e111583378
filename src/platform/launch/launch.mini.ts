import Taro from '@tarojs/taro'

/** Launch query of the mini-program. */
export function launchQuery(): Readonly<Record<string, string>> {
  return (Taro.getLaunchOptionsSync().query ?? {}) as Record<string, string>
}
