import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { qrPicture } from '@/lib/qr-picture'
import { Button } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import { orderText } from '../text'
import styles from './code-to-scan.module.scss'

/** A code that a phone scans to pay; white in both themes, so that it can be read. */
export function CodeToScan({ code, onBack }: { code: string; onBack(): void }) {
  const t = useText(orderText)
  return (
    <View className={styles.box}>
      <View id="payment-code" className={styles.code} role="img" aria-label={t('pay.scan')}>
        <Picture className={styles.picture} src={qrPicture(code)} alt="" />
      </View>
      <View className={styles.words} aria-live="polite">
        {t('pay.scan')}
      </View>
      <Button id="another-method" kind="secondary" onTap={onBack}>
        {t('pay.another')}
      </Button>
    </View>
  )
}
