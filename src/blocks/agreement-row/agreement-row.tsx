import { View } from '@tarojs/components'
import { type AgreedDocument, agreementText } from '@/domain/agreement-parts'
import { Checkbox } from '@/ui/checkbox/checkbox'
import styles from './agreement-row.module.scss'
import { AgreementWords } from './agreement-words'

interface AgreementRowProps {
  id: string
  isChecked: boolean
  /** The words, with a `{…}` mark where a document is named; documents without a mark follow. */
  template: string
  documents: readonly AgreedDocument[]
  onChange(isChecked: boolean): void
}

/** A box to tick, and what it stands for. */
export function AgreementRow({ id, isChecked, template, documents, onChange }: AgreementRowProps) {
  return (
    <View className={styles.row}>
      <Checkbox id={id} isChecked={isChecked} label={agreementText(template, documents)} onChange={onChange} />
      <View className={styles.words}>
        <AgreementWords template={template} documents={documents} />
      </View>
    </View>
  )
}
