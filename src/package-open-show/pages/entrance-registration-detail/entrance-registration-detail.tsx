import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GetEntranceOutput } from '@/contracts/entrance/get-entrance'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { EntryCode } from '../../shared/entry-code'
import { NoEntrance } from '../../shared/no-entrance'
import styles from '../../shared/registration.module.scss'
import { openShowText } from '../../text'
import { EntranceRegistrationDetailModel } from './entrance-registration-detail-model'

/** An entrance where visitors register, and their code once they have (OPEN-007). */
function EntranceRegistrationDetailPage() {
  const { id } = useParams(routes.entranceRegistrationDetail)
  return id ? <Entrance id={id} /> : <NoEntrance />
}

const Entrance = observer(function Entrance({ id }: { id: string }) {
  const t = useText(openShowText)
  const { navigation } = useApp()
  const { entrance } = useModel((app) => new EntranceRegistrationDetailModel(app, id))
  useLoad(entrance, 'shown', 'session', 'applications')
  const canRegister = entrance.value !== null && entrance.value.registered === undefined
  return (
    <PageFrame
      title={t('entrance.title')}
      footer={
        canRegister && (
          <BottomBar>
            <Button
              id="register-at-entrance"
              isWide
              onPress={() => void navigation.open(routes.entranceRegistrationForm, { id })}
            >
              {t('entrance.register')}
            </Button>
          </BottomBar>
        )
      }
    >
      <ResourceView resource={entrance} skeleton={<PageSkeleton height={240} />}>
        {(found) => (
          <Cards>
            <About entrance={found} />
            <Code registered={found.registered} />
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
})

function About({ entrance }: { entrance: GetEntranceOutput }) {
  const { title, desc, imgUrl, venueName, venueAddress } = entrance
  return (
    <Card>
      <Picture className={styles.picture} src={imgUrl} width={750} alt="" isHighPriority />
      <Heading className={styles.name}>{title}</Heading>
      <View className={styles.sub}>{`${venueName} · ${venueAddress}`}</View>
      <View className={styles.gap}>{desc}</View>
    </Card>
  )
}

function Code({ registered }: Pick<GetEntranceOutput, 'registered'>) {
  const t = useText(openShowText)
  if (!registered) return null
  return (
    <Card title={t(registered.checkedIn ? 'entrance.checkedIn' : 'entrance.done')}>
      <EntryCode {...registered} />
    </Card>
  )
}

export default page(EntranceRegistrationDetailPage, routes.entranceRegistrationDetail)
