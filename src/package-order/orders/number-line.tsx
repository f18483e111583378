import { Text, View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { useCopy } from '@/shell/use-copy'
import { Button } from '@/ui/button/button'
import { UNTRANSLATED } from '@/ui/untranslated'
import styles from './order.module.scss'
import { ordersText } from './text'

/** A number that users may want to copy. */
export function NumberLine({ name, value }: { name: string; value: string }) {
  const t = useText(ordersText)
  const copy = useCopy()
  return (
    <View className={styles.line}>
      <Text className={styles.name}>{name}</Text>
      <View className={styles.number}>
        <Text {...UNTRANSLATED}>{value}</Text>
        <View className={styles.copy}>
          <Button kind="plain" size="small" label={t('detail.copy')} onPress={() => void copy(value)}>
            {t('detail.copy')}
          </Button>
        </View>
      </View>
    </View>
  )
}
