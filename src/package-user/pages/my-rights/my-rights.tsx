import { View } from '@tarojs/components'
import type { Right } from '@/contracts/right/right'
import { dateText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { isMissing } from '@/services/jumps/jump-target'
import { openJump } from '@/services/jumps/open-jump'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import styles from '../../rights/rights.module.scss'
import { rightsText } from '../../rights/text'
import { MyRightsModel } from './my-rights-model'

/** Rights of the user, each with its source (USER-005). */
function MyRightsPage() {
  const t = useText(rightsText)
  const { navigation } = useApp()
  const { rights } = useModel((app) => new MyRightsModel(app))

  useLoad(rights, 'shown', 'certifications', 'cards')

  return (
    <PageFrame above={<Breadcrumbs />} title={t('rights.title')}>
      <ResourceView resource={rights} skeleton={<PageSkeleton height={240} />}>
        {(list) =>
          list.length > 0 ? (
            <Cards>
              {list.map((right) => (
                <RightCard key={right.rightId} right={right} />
              ))}
            </Cards>
          ) : (
            <EmptyState
              icon="shield-check"
              title={t('rights.empty')}
              hint={t('rights.empty.hint')}
              actionText={t('rights.certify')}
              onAction={() => void navigation.open(routes.certificates, {})}
            />
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

function RightCard({ right }: { right: Right }) {
  const t = useText(rightsText)
  const locale = useLocale()
  const app = useApp()
  const { rightId, name, iconUrl, desc, validTo, jump } = right
  return (
    <Card id={`right-${rightId}`}>
      <View className={styles.head}>
        <Picture className={styles.icon} src={iconUrl} alt="" />
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          <View className={styles.sub}>
            {validTo === undefined ? t('rights.forever') : t('rights.validTo', { day: dateText(validTo, locale) })}
          </View>
        </View>
      </View>
      <View className={styles.desc}>{desc}</View>
      <View className={styles.actions}>
        <Button
          id={`records-${rightId}`}
          kind="plain"
          size="small"
          label={`${t('rights.records')} ${name}`}
          onPress={() => void app.navigation.open(routes.rightsList, { rightId })}
        >
          {t('rights.records')}
        </Button>
        {jump && !isMissing(jump, app.webPlaces) && (
          <Button
            id={`use-${rightId}`}
            kind="secondary"
            size="small"
            label={`${t('rights.use')} ${name}`}
            onPress={() => openJump(app, jump)}
          >
            {t('rights.use')}
          </Button>
        )}
      </View>
    </Card>
  )
}

export default page(MyRightsPage, routes.myRights)
