import Taro from '@tarojs/taro'

/** Shows pictures in the vendor's viewer of a mini-program, where two fingers zoom. Whether it opened. */
export async function previewPictures(urls: string[]): Promise<boolean> {
  try {
    await Taro.previewImage({ urls })
    return true
  } catch {
    return false
  }
}
