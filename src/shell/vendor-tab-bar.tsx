import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { appInstance } from '@/services/app-instance'
import { AppProvider } from './app-provider'
import { TabBar } from './page-frame/tab-bar'
import { themeStyle } from './theme-style'
import styles from './vendor-tab-bar.module.scss'

/** The bottom navigation where the vendor wants it as a component of its own. */
export const VendorTabBar = observer(function VendorTabBar() {
  return (
    <AppProvider app={appInstance}>
      <View className={styles.place} style={themeStyle(appInstance.theme.palette)}>
        <TabBar selected={appInstance.tabs.selected} />
      </View>
    </AppProvider>
  )
})
