import type { terminal as english } from '../en/terminal.ts';
import type { MessagesLike } from '../messages-like.ts';

export const terminal: MessagesLike<typeof english> = {
  'terminal.help': `在这台电脑上查询组织自己的规定，不需要网络。

policy-lookup [--data 文件夹] [--language en|zh-Hant|zh-Hans] 命令

  import --library 名称 文件或文件夹...      导入规定；文件库不存在时会新建
      --demo                 导入示范文件库（不必再写 --library 和文件）
      --as 键                单个文件，改用这个键
      --new-version-of 键    单个文件，作为这份文档的新版本
      --no-wait              不等待语义索引完成
      --include 模式         文件夹中只取这些文件，例如 '*.docx' 或 'hr/**'
      --encoding 编码        用这种编码读取文本文件，已导入的也会重读
      --password-file 文件   用这个文件的第一行作为密码，打开加锁的文件
  imports [ID]                               以往的导入报告，或其中一份
  watch --library 名称 文件夹 [--include 模式]
                                             从现在起自动导入文件夹的变更
  watch [--list | --stop 文件夹 | --notices | --resolve ID (--accept | --keep)]
                                             移动或删除的文件会列为通知；不加选项则持续监视，Ctrl+C 结束
  search --library 名称 问题                 用附出处的条文回答
      --document 键、--status draft|in-force|superseded|withdrawn、--as-of YYYY-MM-DD
      --section '标题 > 标题'，或单个标题，或其编号；--tag 标签
      --format markdown|text|html|docx|pdf|csv|xlsx
      --limit N、--legs number,words,meaning
      --explain              打印每条结果背后的数字
      --queries 文件.jsonl   一次回答多题：每行输入 {"id","text"}，每行输出一条 JSON
  read 引用                                  打印该处原文，或说明文字已经改变
  list                                       列出文件库及其中的文档
  list --facets --library 名称               列出搜索可限定的范围及数量，可再限定，同 search
  remove --library 名称 [--document 键] [--now]
      --now                  立即永久清除，不保留 30 天
  tag --library 名称 --document 键 (--clause 条号 | --line 行号) --add 说法 [--author 姓名]
  teach 引用码 问题 [--author 名字]         让引用码所指的规定回答这个问题
  phrasings --library 名称                  扩展查询、指向规定的各种说法，包括内附列表
      --add 文字 --meaning 文字 [--author 名字]   两个意思相同的词
      --remove ID            移除有人添加的说法
      --export 文件.csv、--import 文件.csv        全部导入，或全不导入；第一行是列名：
                             library, document, clause, phrasing, meaning, origin, author, date
  passages --library 名称 --json             列出每一段及其位置
  verify                                     检查数据、索引与原文件是否一致
  ocr on|off|status                          识别扫描页的文字：开启、关闭、查看进度
  mcp --library 名称                       以 Model Context Protocol 回答代理程序，直到输入结束，可再限定，同 search
  --version、--help

除 mcp 外，每个命令都可加 --json。多个文件库或文档：重复写该选项。
退出代码：0 已回答或已完成，1 未找到规定，2 看不懂命令，3 有失败或被拒绝的文件，130 由键盘中断。
`,
  'terminal.usage': '看不懂：{{word}}。“policy-lookup --help”会列出可用的写法。',
  'terminal.usageLanguage': '没有这种语言，请选 en、zh-Hant 或 zh-Hans。',
  'terminal.missingOption': '缺少选项 {{option}}。“policy-lookup --help”会列出可用的写法。',
  'terminal.missingFiles': '请至少指定一个要导入的文件或文件夹。',
  'terminal.missingQuestion': '请在选项之后输入问题或条号。',
  'terminal.missingReference': '请输入要读取的引用。',
  'terminal.oneFileOnly': '使用 {{option}} 时只能指定一个文件。',
  'terminal.wrongValue': '{{value}} 不能用于 {{option}}。“policy-lookup --help”会列出可用的写法。',
  'terminal.reading': '读取中：{{done}}/{{total}} 个文件',
  'terminal.embedding': '建立语义索引：{{done}}/{{total}} 段',
  'terminal.recognised': '识别扫描页：{{done}}／{{total}} 页',
  'terminal.recognitionOn': '扫描页的文字会自动识别。',
  'terminal.recognitionOff': '扫描页的文字识别已关闭。输入“policy-lookup ocr on”即可开启。',
  'terminal.recognitionWaits': '电脑接通电源后，扫描页会在窗口打开时或下次导入时识别。',
  'terminal.recognitionLater': '扫描页会在窗口打开时或下次导入时识别。',
  'terminal.importPutOff_one': '已处理 {{count}} 个文件，其余会在下次导入或打开窗口时读取。',
  'terminal.importPutOff_other': '已处理 {{count}} 个文件，其余会在下次导入或打开窗口时读取。',
  'terminal.importCounts':
    '已添加：{{imported}}。新版本：{{newVersions}}。无变化：{{unchanged}}。未添加：{{refused}}。',
  'terminal.passwordFor': '{{file}} 的密码（不会显示；直接按 Enter 则跳过）：',
  'terminal.noImports': '还没有导入过任何文件。',
  'terminal.missingFolder': '请指定一个要监视的文件夹。',
  'terminal.watchAdded': '已开始监视 {{folder}}。窗口打开时，或“policy-lookup watch”运行期间，会自动导入变更。',
  'terminal.watchStopped': '已停止监视 {{folder}}，其中的文档会保留。',
  'terminal.watching': '监视中，按 Ctrl+C 结束。',
  'terminal.networkDrive': '网络驱动器',
  'terminal.noWatched': '没有监视任何文件夹。请输入：policy-lookup watch --library 名称 文件夹',
  'terminal.noNotices': '没有需要决定的事。',
  'terminal.noticeHint':
    '请输入：policy-lookup watch --resolve ID，再加 --accept（改名、移除或停止监视）或 --keep（一切照旧）。',
  'terminal.noticesWaiting_one': '有 {{count}} 条通知等您决定。请输入：policy-lookup watch --notices',
  'terminal.noticesWaiting_other': '有 {{count}} 条通知等您决定。请输入：policy-lookup watch --notices',
  'terminal.acceptOrKeep': '请在 --accept 和 --keep 中选一个。',
  'terminal.noticeAccepted': '已完成。',
  'terminal.noticeKept': '一切照旧。',
  'terminal.meaningLater': '现在可用文字和条号查询；语义索引会在窗口打开时或下次导入时继续建立。',
  'terminal.noLibraries': '还没有任何规定。请输入：policy-lookup import --library 名称 文件或文件夹',
  'terminal.documents_one': '{{count}} 份文档',
  'terminal.documents_other': '{{count}} 份文档',
  'terminal.passages_one': '{{count}} 段',
  'terminal.passages_other': '{{count}} 段',
  'terminal.removedDocuments_one': '已移除 {{count}} 份文档。文字保留 30 天，再次导入即可恢复。',
  'terminal.removedDocuments_other': '已移除 {{count}} 份文档。文字保留 30 天，再次导入即可恢复。',
  'terminal.erasedDocuments_one': '已永久清除 {{count}} 份文档。',
  'terminal.erasedDocuments_other': '已永久清除 {{count}} 份文档。',
  'terminal.erasedLater_one': '已移除 {{count}} 份文档。另一个程序正在使用数据，文字将在下次启动时清除。',
  'terminal.erasedLater_other': '已移除 {{count}} 份文档。另一个程序正在使用数据，文字将在下次启动时清除。',
  'terminal.tagged_one': '这个说法现在会找到 {{count}} 段。',
  'terminal.tagged_other': '这个说法现在会找到 {{count}} 段。',
  'terminal.facets.documents': '文档（--document）：',
  'terminal.facets.sections': '章节（--section）：',
  'terminal.facets.statuses': '状态（--status）：',
  'terminal.facets.formats': '格式（--format）：',
  'terminal.facets.tags': '标签（--tag）：',
  'explain.query.ruleNumbers': '条号：{{words}}',
  'explain.query.phrases': '必须包含：{{words}}',
  'explain.query.excluded': '不得包含：{{words}}',
  'explain.query.terms': '搜索词：{{words}}',
  'explain.score': '得分',
  'explain.words': '字词',
  'explain.wordsOwn': '自身得分 × {{weight}}；覆盖问题信息的 {{coverage}}',
  'explain.term': '“{{term}}”：权重 {{weight}}，频率 {{frequency}}，加 {{value}}',
  'explain.meaning': '语义',
  'explain.meaningOwn': '相似度 {{likeness}}，接近度 {{closeness}}，强度 {{strength}} × {{weight}}',
  'explain.evidence': '证据（达到 {{threshold}} 即为答案）',
  'explain.part.ruleNumber': '条号',
  'explain.part.words': '字词',
  'explain.part.meaning': '语义',
  'explain.part.kind': '文档类型',
  'explain.part.own': '自身',
  'explain.part.moved': '因位置或所教的问题调整',
  'explain.part.coverage': '覆盖的字词',
  'explain.part.overFull': '超出完全匹配',
  'explain.part.order': '字词顺序',
  'explain.part.named': '点名文件',
  'terminal.missingTaughtQuestion': '请在引用码后输入问题。',
  'terminal.origin.tag': '作者标签',
  'terminal.origin.person': '在此添加',
  'terminal.origin.shipped': '内附',
  'terminal.origin.text': '正文说明',
  'terminal.lostItsRule': '已找不到所属规定',
  'terminal.synonymAdded': '今后这两个词会查到相同的规定。',
  'terminal.synonymPresent': '原本就有了。',
  'terminal.phrasingRemoved': '已移除。',
  'terminal.phrasingsExported_one': '已写出 {{count}} 行。',
  'terminal.phrasingsExported_other': '已写出 {{count}} 行。',
  'terminal.phrasingsImported': '新增 {{added}}，原有 {{present}}，略过 {{passedOver}}（程序或文档本身已有）。',
  'terminal.csvLine': '第 {{line}} 行：{{sentence}}',
  'terminal.nothingImported': '全部都没有导入。请更正这些行后重新导入。',
  'terminal.nearby': '相近，但不是答案：',
  'terminal.alsoSearched': '同时查询：{{words}}',
  'terminal.noSuchClause': '这些规定中没有“{{clause}}”这一条。',
  'terminal.notSearched': '未查询：',
  'terminal.newerVersion': '这份文档已有较新的版本生效。',
  'terminal.verified': '数据、索引与原文件一致。',
  'terminal.stillReading': '完成当前这一步后结束…',
};
