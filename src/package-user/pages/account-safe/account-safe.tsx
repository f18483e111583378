import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
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
  const model = useModel((app) => new AccountSafeModel(app))

  useLoad(model.profile, 'shown')
  useLoad(model.check, 'shown', 'orders', 'tickets', 'cards')

  return (
    <PageFrame title={t('accountSafe.title')}>
      <Cards>
        <ResourceView resource={model.profile} skeleton={<SkeletonBlock className={styles.skeleton} />}>
          {(profile) => (
            <Card isList>
              <LoginCells profile={profile} />
            </Card>
          )}
        </ResourceView>
        <DevicesCard />
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
                    <View key={type} className={styles.blocker}>
                      {desc}
                    </View>
                  ))}
                </View>
              )
            }
          </ResourceView>
        </Card>
      </Cards>
    </PageFrame>
  )
}

export default page(AccountSafePage, routes.accountSafe)
