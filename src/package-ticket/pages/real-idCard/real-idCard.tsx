import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { documentText } from '@/blocks/documents/text'
import { hasIdCardDigits, MAX_ID_NUMBER_LENGTH } from '@/domain/identity-document'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import styles from '../../real-name/real-name.module.scss'
import { realNameText } from '../../real-name/text'
import { DocumentModel } from './document-model'

const MAX_NAME = 40

/** Names the holder of a document on a ticket; its photo is visible during input (TICKET-012). */
function RealIdCardPage() {
  const t = useText(realNameText)
  const document = useText(documentText)
  const { navigation, prompts } = useApp()
  const params = useParams(routes.realIdCard)
  const model = useModel((app) => new DocumentModel(app, { voucherId: '', ...params }))
  const { names, form, idTypes } = model
  const { fields } = form

  useLoad(model, 'opened')

  async function submit() {
    if (!(await model.submit())) return
    prompts.showToast(t('saved'))
    await navigation.back()
  }

  return (
    <PageFrame
      above={<Breadcrumbs />}
      title={t('title.document')}
      footer={
        names.value?.isOpen && (
          <BottomBar above={<FormError form={form} />}>
            <Button id="save-document" isWide isBusy={form.isSubmitting} onPress={() => void submit()}>
              {t('document.submit')}
            </Button>
          </BottomBar>
        )
      }
    >
      <ResourceView resource={names} skeleton={<PageSkeleton height={360} />}>
        {({ isOpen }) => (
          <Cards>
            {isOpen ? (
              <>
                <Card>
                  <FormView onSubmit={() => void submit()}>
                    <ChoiceField
                      id="document-type"
                      field={fields.idType}
                      label={t('document.type')}
                      options={idTypes.map((key) => ({ key, text: document(`id.${key}`) }))}
                      isList
                    />
                    <TextField
                      id="document-name"
                      kind="name"
                      field={fields.name}
                      label={t('document.name')}
                      maxLength={MAX_NAME}
                      placeholder={t('document.name.placeholder')}
                    />
                    <TextField
                      id="document-number"
                      kind={hasIdCardDigits(fields.idType.value) ? 'idCard' : 'document'}
                      field={fields.idNo}
                      label={t('document.number')}
                      maxLength={MAX_ID_NUMBER_LENGTH}
                      placeholder={t('document.number.placeholder')}
                    />
                  </FormView>
                  <View className={styles.status}>
                    {t(fields.idType.value === 'PASSPORT' ? 'document.passport' : 'document.keep')}
                  </View>
                </Card>
                <DocumentPhoto model={model} />
              </>
            ) : (
              <Card>
                <View role="status">{t('document.over')}</View>
              </Card>
            )}
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Photo of the document, visible during input. It never leaves the device. */
const DocumentPhoto = observer(function DocumentPhoto({ model }: { model: DocumentModel }) {
  const t = useText(realNameText)
  const { prompts } = useApp()
  const { photo } = model

  async function choose() {
    const { kind } = await model.choosePhoto()
    if (kind === 'denied') prompts.showToast(t('photo.denied'))
    if (kind === 'failed' || kind === 'notImage') prompts.showToast(t('photo.failed'))
  }

  return (
    <Card title={t('photo.title')}>
      <View className={styles.status}>{t('photo.about')}</View>
      {photo && <Picture className={styles.photo} src={photo.path} alt={t('photo.alt')} isOwnFile />}
      <View className={styles.actions}>
        <Button id="choose-photo" kind="secondary" size="small" onPress={() => void choose()}>
          {t(photo ? 'photo.again' : 'photo.choose')}
        </Button>
        {photo && (
          <Button id="remove-photo" kind="secondary" size="small" onPress={() => model.setPhoto(null)}>
            {t('photo.remove')}
          </Button>
        )}
      </View>
    </Card>
  )
})

export default page(RealIdCardPage, routes.realIdCard)
