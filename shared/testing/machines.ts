import type { EvmDetails } from '@demo-evm/shared/domain';

/** Makes a machine with invented data. The fields in `differing` replace invented fields. */
export function aMachine(differing: EvmDetails = {}): EvmDetails {
  return {
    vid: 'demo',
    vidint: 21,
    evmsr: 3,
    e_cname: 'Asha Namune',
    cname: 'आशा नमुने',
    e_vname: 'Udaharan Nagar',
    vname: 'उदाहरण नगर',
    sname: 'Sample Party',
    symbolurl: '/images/symbol.svg',
    cpicurl: null,
    mva: null,
    main_title: 'Maharashtra Municipal Corporation Election',
    entity_subtitle: 'Sample City',
    extra3: null,
    extra4: 'en',
    ...differing,
  };
}
