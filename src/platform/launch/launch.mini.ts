import Taro from '@tarojs/taro'

/** The query the mini-program was opened with. */
export function launchQuery(): Readonly<Record<string, string>> {
  return (Taro.getLaunchOptionsSync().query ?? {}) as Record<string, string>
}
