import { View } from '@tarojs/components'
import type { CancellationBlocker } from '@/contracts/account/check-cancellation'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import type { Navigation } from '@/services/navigation/navigation'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { DevicesCard } from '../../account/devices-card'
import { LoginCells } from '../../account/login-cells'
import { accountText } from '../../account/text'
import styles from './account-safe.module.scss'
import { AccountSafeModel } from './account-safe-model'
import { CancelAccount } from './cancel-account'

function AccountSafePage() {
  const t = useText(accountText)
  const { navigation } = useApp()
  const model = useModel((app) => new AccountSafeModel(app))

  useLoad(model.profile, 'shown')
  useLoad(model.check, 'shown', 'orders', 'tickets', 'cards')

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={t('accountSafe.title')}>
      <Cards>
        <Columns
          side={
            <>
              <Card isList>
                <Cell
                  id="certificates"
                  title={t('accountSafe.certificates')}
                  onPress={() => void navigation.open(routes.certificates, {})}
                />
                <Cell
                  id="privacy"
                  title={t('accountSafe.privacy')}
                  onPress={() => void navigation.open(routes.privacy, {})}
                />
              </Card>
              <Card title={t('accountSafe.cancel')}>
                <View className={styles.hint}>{t('accountSafe.hint')}</View>
                <ResourceView resource={model.check} skeleton={<SkeletonBlock className={styles.skeleton} />}>
                  {({ canCancel, blockers }) =>
                    canCancel ? (
                      <CancelAccount />
                    ) : (
                      <View id="blockers" className={styles.blockers}>
                        <View>{t('accountSafe.blocked')}</View>
                        {blockers.map(({ type, desc }) => (
                          <Cell
                            key={type}
                            id={`blocker-${type}`}
                            title={desc}
                            onPress={() => void settle(navigation, type)}
                          />
                        ))}
                      </View>
                    )
                  }
                </ResourceView>
              </Card>
            </>
          }
        >
          <ResourceView resource={model.profile} skeleton={<SkeletonBlock className={styles.skeleton} />}>
            {(profile) => (
              <Card isList>
                <LoginCells profile={profile} />
              </Card>
            )}
          </ResourceView>
          <DevicesCard />
        </Columns>
      </Cards>
    </PageFrame>
  )
}

/** Opens the page that settles what blocks the closing. */
function settle(navigation: Pick<Navigation, 'open'>, type: CancellationBlocker['type']): Promise<unknown> {
  switch (type) {
    case 'UNPAID_ORDER':
      return navigation.open(routes.orders, { state: 'UNPAID' })
    case 'TICKET':
      return navigation.open(routes.ticketHolder, {})
    case 'CASH_CARD':
      return navigation.open(routes.cardList, {})
    default:
      return navigation.open(routes.orders, {})
  }
}

export default page(AccountSafePage, routes.accountSafe)
