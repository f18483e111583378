import { View } from '@tarojs/components'
import type { AgreedDocument } from '@/domain/agreement-parts'
import { Dialog } from '@/ui/dialog/dialog'
import type { Leavable } from '@/ui/dialog/leaving'
import { AgreementWords } from './agreement-words'
import styles from './consent-dialog.module.scss'

interface ConsentDialogProps extends Leavable {
  title: string
  template: string
  documents: readonly AgreedDocument[]
  confirmText: string
  cancelText: string
  onAnswer(hasAgreed: boolean): void
}

/** Asks a user who went on without ticking the box. The documents can be read from here; the question waits below them. */
export function ConsentDialog({ template, documents, ...question }: ConsentDialogProps) {
  return (
    <Dialog {...question}>
      <View className={styles.words}>
        <AgreementWords template={template} documents={documents} />
      </View>
    </Dialog>
  )
}
