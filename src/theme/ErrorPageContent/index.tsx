/** The crash report has its own heading and title. */
export {default} from '@site/src/components/states/CrashReport';
