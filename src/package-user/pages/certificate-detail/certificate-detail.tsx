import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CertificationType } from '@/contracts/certification/certification'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { CertificationFacts } from '../../certificates/certification-facts'
import { statusName } from '../../certificates/certification-status'
import { certificatesText } from '../../certificates/text'
import { CertificateDetailModel } from './certificate-detail-model'
import { PersonFormCard } from './person-form-card'

/** One certification: its state, and how to get it (USER-012). */
function CertificateDetailPage() {
  const t = useText(certificatesText)
  const params = useParams(routes.certificateDetail)
  const model = useModel((app) => new CertificateDetailModel(app, params))

  useLoad(model.detail, 'shown', 'certifications')

  return (
    <PageFrame above={<Breadcrumbs />} title={t(`type.${model.certType}`)}>
      <ResourceView resource={model.detail} skeleton={<PageSkeleton height={240} />}>
        {({ certification, certType }) => (
          <Cards>
            {certification && <CertificationFacts certification={certification} />}
            {certType === 'PERSON' && <PersonPart model={model} />}
            {certType === 'FACE' && <FacePart model={model} />}
            {certType === 'STUDENT' && statusName(certification) !== 'passed' && <StudentPart />}
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** The form, or a link to it. */
const PersonPart = observer(function PersonPart({ model }: { model: CertificateDetailModel }) {
  const t = useText(certificatesText)
  const common = useText(commonText)
  const { navigation, prompts, webPlaces } = useApp()
  const { form, faceAuthUrl } = model
  const status = statusName(model.detail.value?.certification ?? null)

  async function change() {
    const isSure = await prompts.showDialog({
      title: t('person.changeAsk'),
      confirmText: t('person.change'),
      cancelText: common('action.cancel'),
    })
    if (isSure) model.change()
  }

  async function openFace() {
    const { openAuthority } = await import('../../certificates/open-authority')
    if (!(await openAuthority({ navigation, webPlaces }, faceAuthUrl, t('type.FACE')))) {
      prompts.showToast(t('student.unsupported'))
    }
  }

  if (form) return <PersonFormCard model={model} form={form} />
  if (status === 'reviewing' && faceAuthUrl !== '') {
    return (
      <Button id="by-face" isWide onPress={() => void openFace()}>
        {t('person.byFace')}
      </Button>
    )
  }
  return (
    <Button id="change-document" kind="secondary" isWide onPress={() => void change()}>
      {t('person.change')}
    </Button>
  )
})

const FacePart = observer(function FacePart({ model }: { model: CertificateDetailModel }) {
  const t = useText(certificatesText)
  const { shopConfig } = useApp()
  const showError = useErrorToast()
  const status = statusName(model.detail.value?.certification ?? null)

  async function start() {
    await model.startFace()
    if (model.starting.error) showError(model.starting.error)
  }

  if (status === 'passed') return null
  if (!shopConfig.config?.supportFaceAuth) return <EmptyState icon="shield-check" title={t('face.off')} />
  return <StartCard certType="FACE" isAgain={status !== 'none'} isBusy={model.starting.isRunning} onStart={start} />
})

function StudentPart() {
  const { navigation } = useApp()
  return <StartCard certType="STUDENT" onStart={() => navigation.redirect(routes.studentVerify, {})} />
}

interface StartCardProps {
  certType: CertificationType
  isAgain?: boolean
  isBusy?: boolean
  onStart(): Promise<void>
}

/** Purpose of a certification, with a button to start it. */
function StartCard({ certType, isAgain = false, isBusy = false, onStart }: StartCardProps) {
  const t = useText(certificatesText)
  return (
    <Card title={t(`type.${certType}`)}>
      <View>{t(`purpose.${certType}`)}</View>
      <Button id="start" isWide isBusy={isBusy} onPress={() => void onStart()}>
        {t(isAgain ? 'detail.again' : 'detail.start')}
      </Button>
    </Card>
  )
}

export default page(CertificateDetailPage, routes.certificateDetail)
