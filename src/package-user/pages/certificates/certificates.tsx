import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
import { Icon } from '@/ui/icon/icon'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Tag } from '@/ui/tag/tag'
import styles from '../../certificates/certificates.module.scss'
import { statusName } from '../../certificates/certification-status'
import { certificatesText } from '../../certificates/text'
import { CertificatesModel, type CertificationRow } from './certificates-model'

/** The certifications of the user (USER-011). */
function CertificatesPage() {
  const t = useText(certificatesText)
  const model = useModel((app) => new CertificatesModel(app))

  useLoad(model.list, 'shown', 'certifications')

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={t('certificates.title')}>
      <ResourceView resource={model.list} skeleton={<PageSkeleton height={200} />}>
        {(certifications) => (
          <Cards>
            <Card>
              <View className={styles.rows}>
                {model.rowsOf(certifications).map((row) => (
                  <Row key={row.certType} {...row} />
                ))}
              </View>
              <View className={styles.note}>{t('certificates.hint')}</View>
            </Card>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

function Row({ certType, certification }: CertificationRow) {
  const t = useText(certificatesText)
  const { navigation } = useApp()
  const status = statusName(certification)

  function open() {
    if (certification) return navigation.open(routes.certificateDetail, { id: certification.id })
    if (certType === 'STUDENT') return navigation.open(routes.studentVerify, {})
    return navigation.open(routes.certificateDetail, { certType })
  }

  return (
    <Pressable id={`certificate-${certType}`} className={styles.row} onPress={() => void open()}>
      <View className={styles.words}>
        <View>{t(`type.${certType}`)}</View>
        <View className={styles.sub}>{t(`purpose.${certType}`)}</View>
      </View>
      <Tag isHighlight={status === 'passed'}>{t(`status.${status}`)}</Tag>
      <Icon name="chevron-right" size="small" />
    </Pressable>
  )
}

export default page(CertificatesPage, routes.certificates)
