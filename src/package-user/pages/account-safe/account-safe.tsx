import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Heading } from '@/ui/heading/heading'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { LoginCells } from '../../shared/login-cells'
import { userText } from '../../text'
import styles from './account-safe.module.scss'
import { AccountSafeModel } from './account-safe-model'
import { CancelAccount } from './cancel-account'

function AccountSafePage() {
  const t = useText(userText)
  const model = useModel((app) => new AccountSafeModel(app))

  useLoad(model.profile, 'shown')
  useLoad(model.check, 'shown', 'orders', 'tickets', 'cards')

  return (
    <PageFrame title={t('accountSafe.title')}>
      <ResourceView resource={model.profile} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(profile) => (
          <View className={styles.group}>
            <LoginCells profile={profile} />
          </View>
        )}
      </ResourceView>
      <View className={styles.card}>
        <Heading className={styles.title}>{t('accountSafe.cancel')}</Heading>
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
      </View>
    </PageFrame>
  )
}

export default page(AccountSafePage, routes.accountSafe)
