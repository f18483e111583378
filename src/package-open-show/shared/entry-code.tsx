import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { QrCode } from '@/ui/qr-code/qr-code'
import { openShowText } from '../text'
import styles from './registration.module.scss'

interface EntryCodeProps {
  qrCode?: string
  entryCode?: string
}

/** The code that lets in: to be scanned, or read aloud. Nothing before there is one. */
export function EntryCode({ qrCode, entryCode = '' }: EntryCodeProps) {
  const t = useText(openShowText)
  if (qrCode === undefined) return null
  return (
    <View className={styles.code}>
      <QrCode id="entry-code" content={qrCode} name={t('registration.code')} />
      <View className={styles.digits}>{t('entrance.code', { code: entryCode })}</View>
      <View className={styles.sub}>{t('registration.codeHint')}</View>
    </View>
  )
}
