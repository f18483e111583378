import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { type GetAgreementOutput, getAgreement } from '@/contracts/agreement/get-agreement'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Heading } from '@/ui/heading/heading'
import { ResourceFrame } from '@/ui/resource-frame/resource-frame'
import { RichText } from '@/ui/rich-text/rich-text'
import { Bone } from '@/ui/skeleton/skeleton'
import { userText } from '../../text'
import styles from './agreement.module.scss'

function AgreementPage() {
  const t = useText(userText)
  const { id = '' } = useParams(routes.agreement)
  const agreement = useModel(({ request }) => new Resource<GetAgreementOutput>(() => request(getAgreement, { id })))

  useEffect(() => void agreement.load(), [agreement])

  return (
    <PageFrame title={agreement.value?.title ?? t('agreement.title')}>
      <ResourceFrame resource={agreement} skeleton={<Bone className={styles.bone} />}>
        {({ title, html }) => (
          <View className={styles.page}>
            <Heading level={1} className={styles.title}>
              {title}
            </Heading>
            <RichText html={html} />
          </View>
        )}
      </ResourceFrame>
    </PageFrame>
  )
}

export default page(AgreementPage, routes.agreement)
