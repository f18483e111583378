import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { dateText } from '@/domain/date-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Price } from '@/ui/price/price'
import type { BlockProps } from '../block'
import { blockText } from '../text'
import styles from './paid-member.module.scss'

/** A paid membership: its benefits and a link; hidden if the merchant disables it (SHELL-037). */
export const PaidMember = observer(function PaidMember({ component }: BlockProps<'PAID_MEMBER'>) {
  const t = useText(blockText)
  const { navigation, shopConfig, locale } = useApp()
  if (shopConfig.config?.cyMerchantPrimeConfigVO?.isShowPrimeCard === false) return null
  const { primeLevelName, price, rights, buttonText, isPrime, validTo } = component.data
  return (
    <View className={styles.block}>
      <View className={styles.card}>
        <View className={styles.head}>
          <View className={styles.words}>
            <View className={styles.name}>{primeLevelName}</View>
            {isPrime && validTo ? (
              <Text className={styles.sub}>{t('member.valid', { date: dateText(validTo, locale.locale) })}</Text>
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
            .map(({ rightId, icon, primeRightTypeName, badgeDesc, isHighlight }) => (
              <View key={rightId} className={styles.right}>
                <Picture className={styles.icon} src={icon} alt="" />
                <Text className={classNames(styles.rightName, isHighlight && styles.highlight)}>
                  {primeRightTypeName}
                </Text>
                {badgeDesc && <Text className={styles.badge}>{badgeDesc}</Text>}
              </View>
            ))}
        </View>
      </View>
    </View>
  )
})
