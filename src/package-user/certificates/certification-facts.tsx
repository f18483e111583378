import { View } from '@tarojs/components'
import type { Certification } from '@/contracts/certification/certification'
import { momentText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import styles from './certificates.module.scss'
import { statusName } from './certification-status'
import { certificatesText } from './text'

/** Details of a certification, and why it was rejected. */
export function CertificationFacts({ certification }: { certification: Certification }) {
  const t = useText(certificatesText)
  const locale = useLocale()
  const { certType, authType, name, maskedNo, applyTime, rejectReason } = certification
  const status = statusName(certification)
  return (
    <Card isList>
      <Cell title={t(`type.${certType}`)} value={t(`status.${status}`)} />
      {name && <Cell title={t('detail.name')} value={name} />}
      {maskedNo && <Cell title={t('detail.number')} value={maskedNo} />}
      <Cell title={t('detail.by')} value={t(`by.${authType}`)} />
      <Cell title={t('detail.applied')} value={momentText(applyTime, locale)} />
      {rejectReason && (
        <View className={styles.reason} role="alert">
          {t('detail.reason', { reason: rejectReason })}
        </View>
      )}
      {status === 'reviewing' && <View className={styles.note}>{t('detail.reviewing')}</View>}
    </Card>
  )
}
