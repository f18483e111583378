import { Text, View } from '@tarojs/components'
import type { StubTemplate } from '@/contracts/stub/list-stub-templates'
import type { TicketStub } from '@/contracts/stub/ticket-stub'
import { useText } from '@/i18n/use-text'
import { shopText } from '../../text'
import styles from './stub-preview.module.scss'

interface StubPreviewProps {
  stub: TicketStub
  template: StubTemplate
  /** Inscription of the buyer; empty for none. */
  inscription: string
}

/** Preview of the print: stub texts in the template colours. */
export function StubPreview({ stub, template, inscription }: StubPreviewProps) {
  const t = useText(shopText)
  const { paperColor, inkColor, accentColor } = template
  return (
    <View className={styles.table} aria-label={t('ticketStubPrint.preview')} role="img">
      <View id="stub-preview" className={styles.paper} style={{ backgroundColor: paperColor, color: inkColor }}>
        <View className={styles.band} style={{ backgroundColor: accentColor }} />
        <View className={styles.words}>
          <View className={styles.show}>{stub.showName}</View>
          <View className={styles.line}>{stub.sessionShowTime}</View>
          <View className={styles.line}>{stub.venueName}</View>
          <View className={styles.seat}>{stub.seatDesc}</View>
          {inscription !== '' && (
            <View className={styles.inscription} style={{ borderColor: accentColor }}>
              {inscription}
            </View>
          )}
        </View>
        <View className={styles.tear} style={{ borderColor: accentColor }}>
          <Text className={styles.admit} style={{ color: inkColor }}>
            {t('ticketStubPrint.admit')}
          </Text>
        </View>
      </View>
    </View>
  )
}
