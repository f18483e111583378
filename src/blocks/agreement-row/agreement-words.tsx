import { Text, View } from '@tarojs/components'
import { type AgreedDocument, agreementParts, documentTitle } from '@/domain/agreement-parts'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './agreement-words.module.scss'

interface AgreementWordsProps {
  /** The words, with a `{…}` mark where a document is named; documents without a mark follow. */
  template: string
  documents: readonly AgreedDocument[]
}

/** What is agreed to; the name of a document opens it. */
export function AgreementWords({ template, documents }: AgreementWordsProps) {
  const { navigation } = useApp()
  return (
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
  )
}
