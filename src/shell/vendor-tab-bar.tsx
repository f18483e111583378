import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppProvider } from './app-provider'
import { TabBar } from './page-frame/tab-bar'
import { theApp } from './the-app'
import { themeStyle } from './theme-style'
import styles from './vendor-tab-bar.module.scss'

/** The bottom navigation where the vendor wants it as a component of its own. */
export const VendorTabBar = observer(function VendorTabBar() {
  return (
    <AppProvider app={theApp}>
      <View className={styles.place} style={themeStyle(theApp.theme.palette)}>
        <TabBar selected={theApp.tabs.selected} />
      </View>
    </AppProvider>
  )
})
