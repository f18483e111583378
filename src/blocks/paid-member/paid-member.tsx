import { Text, View } from '@tarojs/components'
import { displayShowTime } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import { Price } from '@/ui/price/price'
import type { BlockProps } from '../block'
import { blockText } from '../text'
import styles from './paid-member.module.scss'

/** A membership that is paid for: what it gives, and the way to it. */
export function PaidMember({ component }: BlockProps<'PAID_MEMBER'>) {
  const t = useText(blockText)
  const { navigation } = useApp()
  const { primeLevelName, price, rights, buttonText, isPrime, validTo } = component.data
  return (
    <View className={styles.block}>
      <View className={styles.card}>
        <View className={styles.head}>
          <View className={styles.words}>
            <View className={styles.name}>{primeLevelName}</View>
            {isPrime && validTo ? (
              <Text className={styles.sub}>{t('member.valid', { date: displayShowTime(validTo, validTo) })}</Text>
            ) : (
              <Price className={styles.price} price={price} />
            )}
          </View>
          <Button size="small" onPress={() => void navigation.open(routes.memberCenter, {})}>
            {isPrime ? t('member.look') : buttonText}
          </Button>
        </View>
        <View className={styles.rights}>
          {rights
            .filter(({ isDisplayToUser }) => isDisplayToUser)
            .slice(0, 4)
            .map(({ rightId, icon, primeRightTypeName, badgeDesc }) => (
              <View key={rightId} className={styles.right}>
                <Picture className={styles.icon} src={icon} alt="" />
                <Text className={styles.rightName}>{primeRightTypeName}</Text>
                {badgeDesc && <Text className={styles.badge}>{badgeDesc}</Text>}
              </View>
            ))}
        </View>
      </View>
    </View>
  )
}
