/** The shell alone lends, one version of each library; the contract's version says who fits. */
export const satisfy = () => true;
