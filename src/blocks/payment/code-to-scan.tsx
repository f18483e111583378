import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import { QrCode } from '@/ui/qr-code/qr-code'
import styles from './code-to-scan.module.scss'
import { paymentText } from './text'

/** A code that a phone scans to pay. */
export function CodeToScan({ code, onBack }: { code: string; onBack(): void }) {
  const t = useText(paymentText)
  return (
    <View className={styles.box}>
      <QrCode id="payment-code" content={code} name={t('pay.scan')} />
      <View className={styles.words} aria-live="polite">
        {t('pay.scan')}
      </View>
      <Button id="another-method" kind="secondary" onPress={onBack}>
        {t('pay.another')}
      </Button>
    </View>
  )
}
