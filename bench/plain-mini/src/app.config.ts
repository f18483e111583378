export default defineAppConfig({ pages: ['pages/list/list'], window: { navigationBarTitleText: 'Plain' } })
