/* Browsers in package.json have every built-in that the app calls. */
