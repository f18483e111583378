// The app's styles reach it: vendors keep a component from them unless it says so.
export default { component: true, styleIsolation: 'apply-shared' }
