import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GetPrimeRightOutput } from '@/contracts/member/get-prime-right'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Card, Cards } from '@/ui/card/card'
import { Chip } from '@/ui/chip/chip'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { RichText } from '@/ui/rich-text/rich-text'
import { memberText } from '../../membership/text'
import styles from './member-right.module.scss'
import { MemberRightModel } from './member-right-model'

/** A member right (MEMBER-002). */
function MemberRightPage() {
  const t = useText(memberText)
  const params = useParams(routes.memberRight)
  const model = useModel((app) => new MemberRightModel(app, params))

  useLoad(model.levels, 'opened')

  return (
    <PageFrame above={<Breadcrumbs />} title={t('right.title')}>
      <ResourceView resource={model.levels} skeleton={<PageSkeleton height={360} />}>
        {() =>
          model.rights.length === 0 ? (
            <EmptyState icon="gift" title={t('right.none')} />
          ) : (
            <>
              <Choice model={model} />
              <ResourceView resource={model.right} skeleton={<PageSkeleton height={280} />}>
                {(right) => <Right right={right} />}
              </ResourceView>
            </>
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

/** Rights of the level, one of them selected. */
const Choice = observer(function Choice({ model }: { model: MemberRightModel }) {
  const t = useText(memberText)
  return (
    <View className={styles.choice} role="radiogroup" aria-label={t('right.title')}>
      {model.rights.map(({ rightId, primeRightTypeName }) => (
        <Chip key={rightId} isSelected={rightId === model.rightId} onPress={() => model.choose(rightId)}>
          {primeRightTypeName}
        </Chip>
      ))}
    </View>
  )
})

function Right({ right }: { right: GetPrimeRightOutput }) {
  const t = useText(memberText)
  const { name, icon, desc, html, levelNames } = right
  return (
    <Cards>
      <Card>
        <View className={styles.head}>
          <Picture className={styles.icon} src={icon} alt="" />
          <View className={styles.words}>
            <Heading className={styles.name}>{name}</Heading>
            <View className={styles.sub}>{desc}</View>
          </View>
        </View>
      </Card>
      <Card>
        <RichText html={html} />
        <View className={styles.sub}>{t('right.levels', { levels: levelNames.join(' · ') })}</View>
      </Card>
    </Cards>
  )
}

export default page(MemberRightPage, routes.memberRight)
