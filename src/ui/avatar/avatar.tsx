import { View } from '@tarojs/components'
import { Icon } from '../icon/icon'
import { Picture } from '../picture/picture'
import styles from './avatar.module.scss'

interface AvatarProps {
  /** Absent or empty: the user has none. */
  src?: string
  size?: 'medium' | 'large'
}

/** The picture of a user; a drawing where there is none. Who it is stands beside it. */
export function Avatar({ src, size = 'medium' }: AvatarProps) {
  return (
    <View className={styles[size]}>
      {src ? <Picture className={styles.picture} src={src} width={750} alt="" /> : <Icon name="user" size="large" />}
    </View>
  )
}
