import { Text, View } from '@tarojs/components'
import type { PaymentOption } from '@/contracts/payment/list-cashiers'
import { currencySign } from '@/domain/currency-sign'
import { useText } from '@/i18n/use-text'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './payment-option-row.module.scss'
import { paymentText } from './text'

interface PaymentOptionRowProps {
  option: PaymentOption
  isChosen: boolean
  onPress(): void
}

/** A payment method: its logo, its name and its description (PAY-035, PAY-069). */
export function PaymentOptionRow({ option, isChosen, onPress }: PaymentOptionRowProps) {
  const t = useText(paymentText)
  const { paymentProduct, displayName, iconUrl, exchangeRate, tipInfos } = option
  return (
    <Pressable
      id={`method-${paymentProduct}`}
      role="radio"
      isChecked={isChosen}
      className={styles.option}
      onPress={onPress}
    >
      {iconUrl ? (
        <Picture className={styles.mark} src={iconUrl} width={300} alt="" />
      ) : (
        <View className={styles.mark} {...{ 'aria-hidden': true }}>
          <Text>{displayName.slice(0, 1)}</Text>
        </View>
      )}
      <View className={styles.words}>
        <View className={styles.name}>{displayName}</View>
        {exchangeRate && (
          <View className={styles.hint}>
            {t('pay.rate', {
              amount: `${currencySign(exchangeRate.exchangeCurrency)}${exchangeRate.exchangeAmount}`,
              provider: exchangeRate.providerName,
            })}
          </View>
        )}
        {tipInfos?.map(({ tip }) => (
          <View key={tip} className={styles.hint}>
            {tip}
          </View>
        ))}
      </View>
      <CheckMark isChecked={isChosen} />
    </Pressable>
  )
}
