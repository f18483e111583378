import type { TabBarHost } from './contract'

export const tabBarHost: TabBarHost = 'vendor'
