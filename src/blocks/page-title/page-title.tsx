import { View } from '@tarojs/components'
import { Heading } from '@/ui/heading/heading'
import { Picture } from '@/ui/picture/picture'
import type { BlockProps } from '../block'
import styles from './page-title.module.scss'

/** Title of a laid out page, under the merchant's mark. */
export function PageTitle({ component }: BlockProps<'PAGE_TITLE'>) {
  const { title, subTitle, logoUrl } = component.data
  return (
    <View className={styles.block}>
      {logoUrl && <Picture className={styles.logo} src={logoUrl} alt="" />}
      <View className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {subTitle && <View className={styles.sub}>{subTitle}</View>}
      </View>
    </View>
  )
}
