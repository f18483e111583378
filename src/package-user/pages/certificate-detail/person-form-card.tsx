import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DocumentFields } from '@/blocks/documents/document-fields-view'
import { ID_TYPES } from '@/domain/identity-document'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import styles from '../../certificates/certificates.module.scss'
import { certificatesText } from '../../certificates/text'
import type { CertificateDetailModel } from './certificate-detail-model'
import type { personForm } from './person-form'

interface PersonFormCardProps {
  model: CertificateDetailModel
  form: ReturnType<typeof personForm>
}

/** Identity document of the user for the certification. */
export const PersonFormCard = observer(function PersonFormCard({ model, form }: PersonFormCardProps) {
  const t = useText(certificatesText)
  const { prompts } = useApp()
  const isFaceKnown = model.detail.value?.faceToken !== undefined

  async function submit() {
    if (await model.submit()) prompts.showToast(t('person.submitted'))
  }

  return (
    <Card>
      <View className={styles.note}>{t(isFaceKnown ? 'person.faceKnown' : 'person.intro')}</View>
      <FormView onSubmit={() => void submit()}>
        <DocumentFields id="person" fields={form.fields} idTypes={ID_TYPES} />
        <FormError form={form} />
        <Button
          id="submit-person"
          className={styles.submit}
          isWide
          isBusy={form.isSubmitting}
          onPress={() => void submit()}
        >
          {t('person.submit')}
        </Button>
      </FormView>
    </Card>
  )
})
