import Taro from '@tarojs/taro'
import { refusalOf } from '../vendor-error'
import type { FileSaver } from './contract'

/** Writes the file, sends it to a chat of the user's choice, and deletes it: the phone keeps no copy. */
export const fileSaver: FileSaver = {
  way: 'chat',
  async save({ name, text }) {
    try {
      const filePath = `${Taro.env.USER_DATA_PATH}/${name}`
      const files = Taro.getFileSystemManager()
      files.writeFileSync(filePath, text, 'utf8')
      try {
        await Taro.shareFileMessage({ filePath, fileName: name })
      } finally {
        files.unlink({ filePath, fail: () => {} })
      }
      return { kind: 'saved' }
    } catch (error) {
      return refusalOf(error)
    }
  },
}
