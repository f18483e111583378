import Taro from '@tarojs/taro'

/** Shows pictures in the mini-program viewer, which supports zoom. Resolves with true if it opened. */
export async function previewPictures(urls: string[]): Promise<boolean> {
  try {
    await Taro.previewImage({ urls })
    return true
  } catch {
    return false
  }
}
