import { describeTranslations } from '@demo-evm/shared/testing';
import en from './en.json';
import hi from './hi.json';
import mr from './mr.json';

describeTranslations({ en, hi, mr });
