export const v = 5; export default () => "def";
