import { Text, View } from '@tarojs/components'
import { type AgreedDocument, agreementParts, documentTitle } from '@/domain/agreement-parts'
import { routes } from '@/routes'
import { openDocument } from '@/services/jumps/open-document'
import { useApp } from '@/shell/app-context'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './agreement-words.module.scss'

interface AgreementWordsProps {
  /** The words, with a `{…}` mark where a document is named; documents without a mark follow. */
  template: string
  documents: readonly AgreedDocument[]
  /** Opens a document in another way than by its address. */
  onOpen?(document: AgreedDocument): void
}

/** Agreement text; the name of a document opens it. */
export function AgreementWords({ template, documents, onOpen }: AgreementWordsProps) {
  const app = useApp()
  const open =
    onOpen ?? (({ id, url }: AgreedDocument) => openDocument(app, url ?? `${routes.agreement.aliases[0]}?id=${id}`))
  return (
    <View className={styles.words}>
      {agreementParts(template, documents).map((part) =>
        part.kind === 'text' ? (
          <Text key={part.text}>{part.text}</Text>
        ) : (
          <Pressable key={part.document.id} role="link" className={styles.link} onPress={() => open(part.document)}>
            {documentTitle(part.document)}
          </Pressable>
        ),
      )}
    </View>
  )
}
