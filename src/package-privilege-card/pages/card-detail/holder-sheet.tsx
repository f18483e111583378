import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DocumentFields } from '@/blocks/documents/document-fields-view'
import { ID_TYPES } from '@/domain/identity-document'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { Sheet } from '@/ui/sheet/sheet'
import { privilegeCardText } from '../../text'
import styles from './card-detail.module.scss'
import type { CardDetailModel } from './card-detail-model'

/** Form of the holder before activation. */
export const HolderSheet = observer(function HolderSheet({ model }: { model: CardDetailModel }) {
  const t = useText(privilegeCardText)
  const { prompts } = useApp()
  const form = model.holder
  if (form === null) return null

  async function submit() {
    if (!(await form?.submit())) return
    model.closeHolder()
    prompts.showToast(t('cardDetail.activated'))
  }

  return (
    <Sheet
      id="holder-sheet"
      title={t('activate.title')}
      height={75}
      footer={
        <Button id="activate" isWide isBusy={form.isSubmitting} onPress={() => void submit()}>
          {t('activate.submit')}
        </Button>
      }
      onClose={() => model.closeHolder()}
    >
      <FormView onSubmit={submit}>
        <DocumentFields id="holder" fields={form.fields} idTypes={ID_TYPES} />
        <View className={styles.sub}>{t('activate.hint')}</View>
        <FormError form={form} />
      </FormView>
    </Sheet>
  )
})
