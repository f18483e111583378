import { Text, View } from '@tarojs/components'
import { type AgreedDocument, agreementParts, agreementText, documentTitle } from '@/domain/agreement-parts'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Checkbox } from '@/ui/checkbox/checkbox'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './agreement-row.module.scss'

interface AgreementRowProps {
  id: string
  isChecked: boolean
  /** The words, with a `{…}` mark where a document is named; documents without a mark follow. */
  template: string
  documents: readonly AgreedDocument[]
  onChange(isChecked: boolean): void
}

/** A box to tick, and what it stands for; the name of a document opens it. */
export function AgreementRow({ id, isChecked, template, documents, onChange }: AgreementRowProps) {
  const { navigation } = useApp()
  return (
    <View className={styles.row}>
      <Checkbox id={id} isChecked={isChecked} label={agreementText(template, documents)} onChange={onChange} />
      <View className={styles.words}>
        {agreementParts(template, documents).map((part) =>
          part.kind === 'text' ? (
            <Text key={part.text}>{part.text}</Text>
          ) : (
            <Pressable
              key={part.document.id}
              role="link"
              className={styles.link}
              onPress={() => void navigation.open(routes.agreement, { id: part.document.id })}
            >
              {documentTitle(part.document)}
            </Pressable>
          ),
        )}
      </View>
    </View>
  )
}
