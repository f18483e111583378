import { View } from '@tarojs/components'
import { qrPicture } from '@/lib/qr-picture'
import { Picture } from '../picture/picture'
import styles from './qr-code.module.scss'

/** A code to be scanned from the screen: dark on white in both themes. `name` is what is read aloud of it. */
export function QrCode({ id, content, name }: { id?: string; content: string; name: string }) {
  return (
    <View id={id} className={styles.background} role="img" aria-label={name}>
      <Picture className={styles.code} src={qrPicture(content)} alt="" />
    </View>
  )
}
