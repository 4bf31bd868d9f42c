/** The report already gives the heading and the title that readers are due. */
export {default} from '@site/src/components/states/CrashReport';
